import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './recipient-item.module.css'
import { useRecipientWords } from './recipient-words.ts'

interface RecipientItemProps {
  client: { id: string; name: string; photo: string | null }
  /** True for the only client: the dialog already has the name, and there are no others to differ from. */
  isOnly: boolean
  hasOwn: boolean
  /** Turns between terms of their own and those of all. */
  onAdapt: () => void
  /** The fields of their own terms. */
  own: ReactNode
  children: ReactNode
}

/** A client who will get macros or a plan: the effect on them, and their own terms. */
export function RecipientItem({ client: { id, name, photo }, isOnly, hasOwn, onAdapt, own, children }: RecipientItemProps) {
  const t = useRecipientWords()
  return (
    <Stack as="li" gap={8} className={css.recipient}>
      {!isOnly && (
        <Row gap={8} justify="between" wrap>
          <Row gap={8} as="span">
            <Avatar name={name} photo={photo} size={28} seed={id} />
            <Text as="span" weight={600}>
              {name}
            </Text>
          </Row>
          <Button kind="quiet" size="small" aria-label={t(hasOwn ? 'asAllFor' : 'ownTermsFor', { name })} onClick={onAdapt}>
            {t(hasOwn ? 'asAll' : 'ownTerms')}
          </Button>
        </Row>
      )}
      {children}
      {hasOwn && (
        <Stack gap={12} className={css.own}>
          {own}
        </Stack>
      )}
    </Stack>
  )
}
