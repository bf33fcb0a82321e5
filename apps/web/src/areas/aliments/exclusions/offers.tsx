import { createExclusions, type ExclusionKind, type OfferedExclusion } from '@allenio/contract/aliments'
import { targetKey } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconQuestionMark } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'

interface OffersProps {
  clientId: string
  /** The free text of the client's record. */
  text: string
  offered: readonly OfferedExclusion[]
  /** Phrases of the text that the app does not understand. */
  notUnderstood: readonly string[]
  /** Somebody enters by hand what was not understood. */
  onEnter: (phrase: string) => void
  /** Takes the focus once the last one is accepted. */
  onNoneLeft: () => void
}

interface AcceptedOffer {
  key: string
  at: number
  kind: ExclusionKind
}

/**
 * Words of the record are only offered, because a person has to judge whether they hold, and how grave it is. What is not understood stands
 * beside them: a list of allergens must not look like all that was written.
 */
export function Offers({ clientId, text, offered, notUnderstood, onEnter, onNoneLeft }: OffersProps) {
  const t = useExclusionWords()
  const list = useRef<HTMLElement>(null)
  const accepted = useRef<AcceptedOffer>(undefined)
  const { mutate, isPending, variables } = useCall(createExclusions, {
    onSuccess: () => toast({ type: 'success', text: t('added', { count: 1 }) }),
    onError: () => {
      accepted.current = undefined
    },
  })
  const focusList = useEffectEvent(onNoneLeft)
  useEffect(() => {
    const offer = accepted.current
    const keys = offered.map(({ target }) => targetKey(target))
    if (!offer || keys.includes(offer.key)) return
    accepted.current = undefined
    // an offer that was accepted is gone with its buttons; who has gone elsewhere meanwhile stays there
    if (document.activeElement !== document.body) return
    const next = keys[Math.min(offer.at, keys.length - 1)]
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])].filter(each => each.dataset['offer'] === next)
    const button = buttons.find(each => each.dataset['kind'] === offer.kind) ?? buttons[0]
    if (button) button.focus()
    else focusList()
  }, [offered])
  if (offered.length + notUnderstood.length === 0) return null
  const isAdding = (key: string) => isPending && variables.exclusions.some(({ target }) => targetKey(target) === key)
  const add = (kind: ExclusionKind, { target }: OfferedExclusion) => {
    const key = targetKey(target)
    // a second press comes before the buttons are drawn as disabled
    if (accepted.current?.key === key) return
    accepted.current = { key, at: offered.findIndex(each => targetKey(each.target) === key), kind }
    mutate({ id: clientId, exclusions: [{ id: newId(), kind, target }] })
  }
  return (
    <section ref={list} className={css.offers} aria-label={t('offerTitle')}>
      <Stack gap={8}>
        <Text tone={2} lines={3} breaks>
          {offered.length > 0 ? t('offerText', { text }) : t('recordText', { text })}
        </Text>
        {offered.length > 0 && (
          <BareList gap={8}>
            {offered.map(offer => {
              const key = targetKey(offer.target)
              return (
                <Row as="li" key={key} gap={8} wrap justify="between">
                  <Text as="span" weight={600}>
                    {offer.name}
                  </Text>
                  <Row gap={8} wrap>
                    {offer.kinds.map(kind => (
                      <Button
                        key={kind}
                        size="small"
                        icon={IconPlus}
                        disabled={isAdding(key)}
                        data-offer={key}
                        data-kind={kind}
                        aria-label={t('offerAs', { name: offer.name, kind: t(kind).toLocaleLowerCase() })}
                        onClick={() => add(kind, offer)}>
                        {t(kind)}
                      </Button>
                    ))}
                  </Row>
                </Row>
              )
            })}
          </BareList>
        )}
        {notUnderstood.length > 0 && (
          <Stack gap={4}>
            <Text tone="attention" weight={600}>
              {t('notUnderstood')}
            </Text>
            <Row gap={8} wrap>
              {notUnderstood.map(phrase => (
                <Button
                  key={phrase}
                  size="small"
                  icon={IconQuestionMark}
                  aria-label={t('enterPhrase', { phrase })}
                  onClick={() => onEnter(phrase)}>
                  {phrase}
                </Button>
              ))}
            </Row>
            <Text tone={2} size="hint">
              {t('notUnderstoodHint')}
            </Text>
          </Stack>
        )}
      </Stack>
    </section>
  )
}
