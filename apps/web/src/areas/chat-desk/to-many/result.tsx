import type { Output } from '@allenio/contract'
import type { sendToMany } from '@allenio/contract/chat-desk'
import { IconCircleCheck, IconMessageOff } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './to-many.module.css'
import { useToManyWords } from './words.ts'

/** How many people the message reached, and which ones must be told in another way. */
export function Result({ result: { sent, refused } }: { result: Output<typeof sendToMany> }) {
  const t = useToManyWords()
  return (
    <Stack gap={16}>
      {sent > 0 && (
        <Row gap={8}>
          <Text as="span" tone="done">
            <Icon of={IconCircleCheck} />
          </Text>
          <Text>{t('sentAll')}</Text>
        </Row>
      )}
      {refused.length > 0 && (
        <>
          <Row gap={8}>
            <Text as="span" tone="attention">
              <Icon of={IconMessageOff} />
            </Text>
            <Text as="h3" weight={600}>
              {t('unreached', { count: refused.length })}
            </Text>
          </Row>
          <BareList className={css.refusals}>
            {refused.map(({ clientId, name, reason }) => (
              <Stack key={clientId} as="li" gap={2} className={css.refusal}>
                <Text as="b" weight={600}>
                  {name}
                </Text>
                <Text as="span" tone={2}>
                  {reason}
                </Text>
              </Stack>
            ))}
          </BareList>
        </>
      )}
    </Stack>
  )
}
