import css from './chart.module.css'
import { Text } from '#ui/text'

export interface ReadingProps {
  when: string | undefined
  values: readonly { name: string; value: string }[]
  notes?: readonly string[]
}

/** The values at the pointer, the finger or the arrow keys; they are also read aloud. */
export function Reading({ when, values, notes = [] }: ReadingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only
    <div role="status" className={when ? css.reading : undefined}>
      {when && (
        <>
          <Text size="small" tone={3}>
            {when}
          </Text>
          {values.map(({ name, value }) => (
            <p key={name} className={css.read}>
              <span>{name}</span> <b>{value}</b>
            </p>
          ))}
          {notes.map(note => (
            <p key={note} className={css.noted}>
              {note}
            </p>
          ))}
        </>
      )}
    </div>
  )
}
