# Read by CMake at the first project() of llama.cpp: many files are compiled as one, since their common headers
# take most of the time. These clash with others of their library, so they are compiled alone.
function(compile_alone library)
  set_source_files_properties(${ARGN} TARGET_DIRECTORY ${library} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

function(choose_files_compiled_alone)
  set(top ${CMAKE_SOURCE_DIR})
  file(GLOB repacking ${top}/ggml/src/ggml-cpu/arch/*/repack.cpp)
  compile_alone(ggml-cpu ${repacking})
  compile_alone(llama-common ${top}/common/json.cpp)
  compile_alone(mtmd ${top}/tools/mtmd/mtmd-helper.cpp ${top}/tools/mtmd/mtmd-helper-gen.cpp)
endfunction()

# The libraries are known at the end only.
cmake_language(DEFER DIRECTORY ${CMAKE_SOURCE_DIR} CALL choose_files_compiled_alone)
