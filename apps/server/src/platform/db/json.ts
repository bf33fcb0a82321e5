/** Half a pair of surrogates, as `JSON.stringify` writes it; a backslash that stands in the text is doubled. */
const loneSurrogate = /(?<=(?:^|[^\\])(?:\\\\)*)\\ud[89a-f][\da-f]{2}/g

/** Text that people typed, as the database takes it: half a pair of surrogates becomes the sign for an unknown character. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll(loneSurrogate, String.raw`\ufffd`)
