import { createVisit } from '@allenio/contract/visits'
import { useUnsentWrites } from '#lib/offline'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { visitHref } from '../addresses.ts'
import { useActionWords } from './words.ts'

/** Visits that were begun on this device and that the server does not have yet, of all clients or of one: the way back to them. */
export function UnsentVisits({ clientId }: { clientId?: string }) {
  const t = useActionWords()
  const writes = useUnsentWrites(createVisit).filter(({ input }) => clientId === undefined || input.clientId === clientId)
  if (writes.length === 0) return null
  return (
    <Section>
      <Stack gap={8}>
        {writes.map(({ id, title, input, refusal }) => (
          <AttentionLine
            key={id}
            status={refusal === undefined ? 'note' : 'attention'}
            text={`${title}: ${refusal ?? t('unsent')}`}
            action={
              <ButtonLink size="small" href={visitHref({ id: input.id ?? '' })}>
                {t('open')}
              </ButtonLink>
            }
          />
        ))}
      </Stack>
    </Section>
  )
}
