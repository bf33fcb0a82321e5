// this is longer than any heading we know, even with the punctuation and blanks that people add
const longestHeading = 80

/** A heading by which columns are compared: lower case, without accents, blanks and punctuation. */
export const plainHeading = (heading: string): string =>
  heading.length > longestHeading
    ? ''
    : heading
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')
