/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/interactive-supports-focus -- the field keeps the focus and hears the keys for all of them */
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { getClientDetail } from '@allenio/contract/clients'
import { withFirstName } from '@allenio/domain/chat'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { RefObject } from 'react'
import { read } from '#lib/api'
import { Icon } from '#ui/icon'
import { Kbd } from '#ui/kbd'
import { BareButton } from '#ui/layout'
import { SkeletonLines } from '#ui/skeleton'
import { Ellipsis } from '#ui/text'
import { useDeskWords } from '../words.ts'
import { matchAnswers } from './match.ts'
import { savedAnswersQuery } from './data.ts'
import css from './slash-menu.module.css'

export interface SlashMenuProps {
  /** The text after the slash. */
  query: string
  /** The client whose name fills the placeholders. */
  clientId: string
  /** The focus stays in this field; the menu handles its arrows, Enter, Tab and Escape. */
  field: RefObject<HTMLTextAreaElement | null>
  onChoose: (text: string) => void
  onClose: () => void
  onManage: () => void
}

const maxMatches = 6

/** The saved answers, shown above the field in which '/' was typed. */
export function SlashMenu({ query, clientId, field, onChoose, onClose, onManage }: SlashMenuProps) {
  const t = useDeskWords()
  const id = useId()
  const { data } = useQuery(savedAnswersQuery())
  const { data: client } = useQuery(read(getClientDetail, { id: clientId }, { quiet: true, isStored: true }))
  const matches = matchAnswers(data?.savedAnswers ?? [], query).slice(0, maxMatches)
  const [chosenIndex, setChosenIndex] = useState(0)
  // typing shortens the list, so the highlighted row must stay within it
  const activeIndex = Math.min(chosenIndex, matches.length - 1)
  const fillName = ({ text }: SavedAnswer) => withFirstName(text, client?.firstName ?? '')

  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const activeAnswer = matches[activeIndex]
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (move !== undefined && matches.length > 0) setChosenIndex((activeIndex + move + matches.length) % matches.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && activeAnswer) onChoose(fillName(activeAnswer))
    else return
    // otherwise the field would send the message, or lose the focus
    event.preventDefault()
    event.stopPropagation()
  })
  const activeId = activeIndex >= 0 ? `${id}-${activeIndex}` : ''
  useEffect(() => {
    const area = field.current
    if (!area) return
    const listener = (event: KeyboardEvent) => keyDown(event)
    area.addEventListener('keydown', listener, { capture: true })
    area.setAttribute('aria-controls', id)
    return () => {
      area.removeEventListener('keydown', listener, { capture: true })
      for (const name of ['aria-controls', 'aria-activedescendant']) area.removeAttribute(name)
    }
  }, [field, id])
  useEffect(() => field.current?.setAttribute('aria-activedescendant', activeId), [field, activeId])

  return (
    <div className={css.menu} data-slash-menu>
      {!data ? (
        <div className={css.none}>
          <SkeletonLines lines={2} />
        </div>
      ) : (
        <div id={id} role="listbox" aria-label={t('slashLabel')} className={css.list}>
          {matches.map((answer, index) => (
            <div
              key={answer.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              className={css.option}
              onPointerMove={() => setChosenIndex(index)}
              // keeps the focus in the field
              onPointerDown={event => event.preventDefault()}
              onClick={() => onChoose(fillName(answer))}>
              <Ellipsis weight={600} className={css.title}>
                /{answer.title}
              </Ellipsis>
              <Ellipsis tone={2} className={css.text}>
                {fillName(answer).replaceAll(/\s+/g, ' ')}
              </Ellipsis>
              {index === activeIndex && (
                <span className={css.key} aria-hidden>
                  <Kbd>↵</Kbd>
                </span>
              )}
            </div>
          ))}
        </div>
      )}
      {data && matches.length === 0 && (
        <p className={css.none} role="status">
          {t(data.savedAnswers.length === 0 ? 'slashNone' : 'slashEmpty')}
        </p>
      )}
      <BareButton className={css.manage} onPointerDown={event => event.preventDefault()} onClick={onManage}>
        <Icon of={IconSettings} size={16} />
        {t('manageAnswers')}
      </BareButton>
    </div>
  )
}
