/** A field belongs to one column only: the column that had it before loses it. */
export function withField<Field extends string>(fields: readonly (Field | null)[], at: number, field: Field | null): (Field | null)[] {
  return fields.map((each, index) => (index === at ? field : each === field ? null : each))
}
