import type { ReactNode } from 'react'
import { BareList, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Ellipsis, Text } from '#ui/text'
import css from './table-import.module.css'

interface ColumnMatchProps<Field extends string> {
  columns: readonly { heading: string; samples: readonly string[]; field: Field | null }[]
  /** in the order of the choice */
  fields: readonly Field[]
  nameOf: (field: Field) => string
  words: {
    leaveOut: string
    /** "means": the choice beside a column, read aloud */
    means: string
    columnNumber: (number: number) => string
  }
  /** fields that several columns may mean */
  repeated?: readonly Field[] | undefined
  isBusy: boolean
  onChange: (fields: (Field | null)[]) => void
}

/** A column or word of the table at the left, and the choice of its meaning at the right. */
export const MatchRow = ({ children }: { children: ReactNode }) => <li className={css.column}>{children}</li>

/** The columns of a table that somebody imports: what each is called, what stands in it and what it means. */
export function ColumnMatch<Field extends string>({ columns, fields, nameOf, words, repeated, isBusy, onChange }: ColumnMatchProps<Field>) {
  const options = [{ value: '', label: words.leaveOut }, ...fields.map(value => ({ value, label: nameOf(value) }))]
  const chosenFields = columns.map(({ field }) => field)
  return (
    <BareList className={css.columns} aria-busy={isBusy}>
      {columns.map(({ heading, samples, field }, index) => {
        const name = heading || words.columnNumber(index + 1)
        return (
          <MatchRow key={index}>
            <Stack gap={2} grow>
              <Text as="b" size="inherit" {...(field === null && { tone: 3, weight: 500 })} clip>
                {name}
              </Text>
              <Ellipsis tone={3}>{samples.filter(Boolean).slice(0, 3).join(' · ')}</Ellipsis>
            </Stack>
            <Select
              label={`${words.means}: ${name}`}
              labelHidden
              options={options}
              value={field ?? ''}
              onChange={({ target: { value } }) =>
                onChange(withField(chosenFields, index, fields.find(each => each === value) ?? null, repeated))
              }
            />
          </MatchRow>
        )
      })}
    </BareList>
  )
}

/** A field belongs to one column only: the column that had it before loses it, unless several may have it. */
export function withField<Field extends string>(
  fields: readonly (Field | null)[],
  at: number,
  field: Field | null,
  repeated: readonly Field[] = [],
): (Field | null)[] {
  const isRepeated = field !== null && repeated.includes(field)
  return fields.map((each, index) => (index === at ? field : each === field && !isRepeated ? null : each))
}
