/* A stand-in for Git's bash.exe: says which words and which text it got, and ends with 3. */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int main(int count, char **words)
{
    char folder[1024] = "";
    const char *place = getenv("HELIX_COMMAND");
    FILE *text = place ? fopen(place, "rb") : NULL;
    int read;
    printf("words: %d", count - 1);
    for (int at = 1; at < count; at++)
        if (at != 4)
            printf(" %s", words[at]);
    printf("\ntext: ");
    while (text && (read = fgetc(text)) != EOF)
        putchar(read);
    GetCurrentDirectoryA(sizeof folder, folder);
    printf("folder: %s\nhome: %s\npath: %.60s\n", folder, getenv("HOME"), getenv("PATH"));
    return 3;
}
