// longer than any heading that we know, even with the punctuation and blanks that people add
const longestHeading = 80

/** A heading, or a word of a list, without accents, blanks and punctuation. */
export const plainHeading = (heading: string): string =>
  heading.length > longestHeading
    ? ''
    : heading
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')

/** Guesses the field of each column from the headings that fields are known by. Each field is used once, for the first column that fits. */
export function guessColumns<Field extends string>(
  columns: readonly string[],
  headings: readonly (readonly [field: Field, names: readonly string[]])[],
): (Field | null)[] {
  const usedFields = new Set<Field>()
  return columns.map(heading => {
    const name = plainHeading(heading)
    const field = headings.find(([each, names]) => !usedFields.has(each) && names.includes(name))?.[0]
    if (field) usedFields.add(field)
    return field ?? null
  })
}
