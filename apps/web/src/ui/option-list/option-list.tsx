import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { plain } from '#lib/words'
import { walkControls } from '#ui/row-keys'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import css from './option-list.module.css'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  lead?: ReactNode
  count?: number
}

export interface OptionListProps<Value extends string = string> {
  label: string
  /** undefined while the options are loading */
  options: readonly Choice<Value>[] | undefined
  hasFailed?: boolean
  value: Value | undefined
  onChoose: (value: Value | undefined) => void
  /** The text of the search box and its handler, if a server searches the options. */
  search?: string
  onSearch?: (text: string) => void
}

// a list with more options gets a search box
const many = 9

/** The values of a filter. Choosing the active value again removes it. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { label, options, hasFailed, value, onChoose, search, onSearch } = props
  const words = useWords()
  const { integer } = useFormats()
  const [sought, setSought] = useState('')
  // a search box is there before its first options, so that what is typed at once is not lost
  if (!options && !onSearch)
    return hasFailed ? (
      <p className={css.none}>{words.loadFailed}</p>
    ) : (
      <div className={css.waiting}>
        <SkeletonLines lines={3} />
      </div>
    )
  if (options?.length === 0 && !search) return <p className={css.none}>{words.noMatches}</p>
  const needle = onSearch ? '' : plain(sought)
  const found = options?.filter(option => plain(option.label).includes(needle)) ?? []
  return (
    <div role="presentation" className={css.box} onKeyDown={event => walkControls(event, 'input, li > button')}>
      {((options && options.length > many) || onSearch) && (
        <div className={css.search}>
          <TextField
            label={words.search}
            labelHidden
            size="small"
            icon={IconSearch}
            value={search ?? sought}
            data-autofocus
            onChange={event => (onSearch ?? setSought)(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              const typed = plain(event.currentTarget.value.trim())
              const first = found.find(option => plain(option.label).includes(typed))
              if (typed && first) onChoose(first.value)
            }}
          />
        </div>
      )}
      <ul className={css.list} aria-label={label}>
        {found.map(option => (
          <li key={option.value}>
            <button
              type="button"
              className={css.option}
              aria-pressed={option.value === value}
              onClick={() => onChoose(option.value === value ? undefined : option.value)}>
              {option.lead}
              <span className={css.label}>{option.label}</span>
              {option.count !== undefined && (
                <Text as="span" size="inherit" tone={3} figures>
                  {integer(option.count)}
                </Text>
              )}
              <IconCheck stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {!options && !hasFailed && (
        <div className={css.waiting}>
          <SkeletonLines lines={3} />
        </div>
      )}
      {found.length === 0 && (options || hasFailed) && <p className={css.none}>{options ? words.noMatches : words.loadFailed}</p>}
    </div>
  )
}
