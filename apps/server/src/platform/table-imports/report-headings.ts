import type { Language } from '@allenio/contract'

/** The columns that a report of refused rows has before those of its table; imports ignore them when the table comes back. */
export const addedHeadings = { it: ['Riga', 'Colonna', 'Motivo'], en: ['Line', 'Column', 'Reason'] } as const satisfies Record<
  Language,
  readonly string[]
>

interface ParsedTable<Field extends string> {
  hasHeading: boolean
  headings: readonly string[]
  fields: readonly (Field | null)[]
}

/** A table without headings gets those of its fields: otherwise an import would take the report's first row for one of the others. */
export const headingsToImport = <Field extends string>(
  { hasHeading, headings, fields }: ParsedTable<Field>,
  headingOf: (field: Field) => string,
): string[] =>
  headings.map((heading, at) => {
    const field = fields[at]
    return field && !hasHeading ? headingOf(field) : heading
  })
