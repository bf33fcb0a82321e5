import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './refused-list.module.css'

/** A row that a change of many has left as it was. */
export interface RefusedRow {
  id: string
  name: string
  reason: string
}

/** Each refused row with the reason. */
export function RefusedList({ refused }: { refused: readonly RefusedRow[] }) {
  return (
    <BareList>
      {refused.map(({ id, name, reason }) => (
        <Stack as="li" key={id} gap={2} className={css.refused}>
          <b>{name}</b>
          <Text as="span" tone={2}>
            {reason}
          </Text>
        </Stack>
      ))}
    </BareList>
  )
}
