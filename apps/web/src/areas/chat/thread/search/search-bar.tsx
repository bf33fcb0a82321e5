/* oxlint-disable jsx-a11y/no-static-element-interactions -- the keys of the field that stands in it */
import type { Conversation } from '@allenio/contract/chat'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIsMobile } from '#lib/device'
import { CloseButton } from '#ui/close-button'
import { IconButton } from '#ui/icon-button'
import { useLayer } from '#ui/layers'
import { Row, Stack } from '#ui/layout'
import { Spinner } from '#ui/spinner'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useSearchWords } from './words.ts'
import { countOf } from './search-state.ts'
import css from './search-bar.module.css'
import { SearchLine } from './search-line.tsx'
import { useMessageSearch } from './use-message-search.ts'

interface SearchBarProps {
  conversation: Conversation
  onShow: (messageId: string, words: string) => void
  onForget: () => void
  onClose: () => void
}

const longest = 100

/** Replaces the thread's head during a search: the words, the position among the hits, and the buttons to step through them. */
export function SearchBar({ conversation: { id, chatInfo }, onShow, onForget, onClose }: SearchBarProps) {
  const t = useSearchWords()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const search = useMessageSearch({ conversationId: id, typed, show: onShow, forget: onForget })
  const { state, at, count, hasMore, hasOlder, hasNewer, isStepping, step } = search
  // on a phone, going back ends the search first
  useLayer(useIsMobile(), onClose)
  useEffect(() => field.current?.focus(), [])
  const keyDown = (event: KeyboardEvent) => {
    if (event.target !== field.current || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowUp' || (event.key === 'Enter' && !event.shiftKey)) step('older')
    else if (event.key === 'ArrowDown' || event.key === 'Enter') step('newer')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={css.bar} onKeyDown={keyDown}>
      <Stack grow>
        <h2>
          <VisuallyHidden>{chatInfo.title}</VisuallyHidden>
        </h2>
        <TextField
          ref={field}
          type="search"
          label={t('searchIn')}
          labelHidden
          placeholder={t('searchIn')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longest}
          icon={IconSearch}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          after={
            state === 'searching' ? (
              <Spinner />
            ) : (
              state === 'found' && (
                <Text as="span" size="small" tone={2} figures className={css.count} aria-hidden>
                  {t('place', { at: at + 1, all: countOf(count, hasMore) })}
                </Text>
              )
            )
          }
        />
      </Stack>
      <Row className={css.steps}>
        <IconButton label={t('older')} icon={IconChevronUp} disabled={!hasOlder} isBusy={isStepping} onClick={() => step('older')} />
        <IconButton label={t('newer')} icon={IconChevronDown} disabled={!hasNewer} onClick={() => step('newer')} />
        <CloseButton label={t('close')} onClick={onClose} />
      </Row>
      <SearchLine search={search} />
    </search>
  )
}
