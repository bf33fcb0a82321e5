import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core'
import type { OptionsFilter } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { Row } from '#ui/layout'
import { Mantine } from '#ui/mantine'
import type { Option, OptionGroup } from '#ui/select'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import css from './combobox.module.css'

type Shared = FieldProps & {
  id?: string
  options: readonly (Option | OptionGroup)[]
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** the text of the search box, if the options come from a server */
  search?: string
  onSearch?: (text: string) => void
  /** the options for the typed text are still loading */
  isSearching?: boolean | undefined
  /** replaces the sentence "no matches" */
  nothing?: string | undefined
  limit?: number | undefined
  onBlur?: (() => void) | undefined
  name?: string | undefined
  /** False where the first option may not be what was typed: Enter then only takes an option that the person has moved to. */
  picksFirst?: boolean | undefined
  /** the field gets the focus first, but its list opens only by a press or by typing */
  isFirst?: boolean | undefined
}

const names = {
  input: css.input ?? '',
  dropdown: css.dropdown ?? '',
  option: css.option ?? '',
  groupLabel: css.group ?? '',
  empty: css.none ?? '',
  section: css.section ?? '',
}

const dataOf = (options: Shared['options']) =>
  options.map(option => ('group' in option ? { group: option.group, items: [...option.items] } : { ...option }))

const popover = { transitionProps: { duration: 120, transition: 'pop' }, shadow: 'none', offset: 4, zIndex: 300 } as const

const listOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-controls') ?? '')

/** The option to which the arrow keys have led, or else the first one, if Enter may take it. */
const likelyOption = (input: HTMLElement, picksFirst: boolean) =>
  listOf(input)?.querySelector<HTMLElement>('[data-combobox-selected]') ??
  (picksFirst ? listOf(input)?.querySelector<HTMLElement>('[role="option"]') : undefined)

type EnterOptions = Pick<Shared, 'search' | 'isSearching' | 'picksFirst'>

/**
 * Lets Enter choose an option, and never submit the form. Options of a server arrive after the text: while they are loading, Enter waits
 * for them.
 */
function useEnter(typedIn: (input: HTMLInputElement) => string, { search, isSearching, picksFirst = true }: EnterOptions) {
  const waiting = useRef<HTMLElement>(undefined)
  useEffect(() => {
    waiting.current = undefined
  }, [search])
  useEffect(() => {
    if (isSearching || !waiting.current) return
    likelyOption(waiting.current, picksFirst)?.click()
    waiting.current = undefined
  }, [isSearching, picksFirst])
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (typedIn(event.currentTarget) === '') return
    // the library would take an option for an earlier text, or none if Enter follows at once
    event.stopPropagation()
    if (isSearching) waiting.current = event.currentTarget
    else likelyOption(event.currentTarget, picksFirst)?.click()
  }
}

const withDetail = ({ option }: { option: Option }) => (
  <Row as="span" gap={12} justify="between" grow>
    {option.label}
    <Text as="span" size="hint" tone={2} figures className={css.detail}>
      {option.detail}
    </Text>
  </Row>
)

const asFound: OptionsFilter = ({ options }) => options

function useShared(shared: Shared, chosen: string | null = null) {
  const { options, placeholder, disabled, search, onSearch, isSearching, nothing, limit, onBlur, name, isFirst, picksFirst } = shared
  const words = useWords()
  const single = options.flatMap(option => ('group' in option ? option.items : [option]))
  const typedIn = ({ value: text }: HTMLInputElement) => {
    // the field also holds the name of the chosen option, which is not a search
    const isName = chosen !== null && single.some(({ value, label }) => value === chosen && label === (search ?? text))
    return isName ? '' : (search ?? text).trim()
  }
  const onKeyDownCapture = useEnter(typedIn, { search, isSearching, picksFirst })
  return {
    data: dataOf(options),
    placeholder,
    disabled,
    searchValue: search,
    onSearchChange: onSearch,
    // while the search is running, an empty list does not mean that nothing matches
    nothingFoundMessage: isSearching ? undefined : (nothing ?? words.noMatches),
    limit: limit ?? 100,
    onBlur,
    name,
    ...(isFirst && { 'data-autofocus': true }),
    // a list that opens because the page has set the focus would surprise
    openOnFocus: !isFirst,
    searchable: true,
    // a typed text selects its first option, unless that is doubtful
    selectFirstOptionOnChange: picksFirst !== false,
    onKeyDownCapture,
    clearable: true,
    clearButtonProps: { 'aria-label': words.clear },
    comboboxProps: popover,
    // the server has searched already, so all its answers are shown
    filter: onSearch ? asFound : undefined,
    ...(single.some(({ detail }) => detail !== undefined) && { renderOption: withDetail }),
  }
}

const fieldOf = ({ label, labelHidden, hint, error, optional, action, id }: Shared) => ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  action,
  id,
})

export type ComboboxProps = Shared & {
  value: string | null
  onChange: (value: string | null) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** Chooses one of many options, which are found by typing. */
export function Combobox({ value, onChange, ref, ...shared }: ComboboxProps) {
  const common = useShared(shared, value)
  return (
    <Field {...fieldOf(shared)}>
      {wiring => (
        <Mantine>
          <MantineSelect
            {...common}
            {...wiring}
            {...(ref && { ref })}
            value={value}
            onChange={onChange}
            error={Boolean(shared.error)}
            classNames={names}
          />
        </Mantine>
      )}
    </Field>
  )
}

export type MultiSelectProps = Shared & { value: string[]; onChange: (value: string[]) => void; max?: number | undefined }

/**
 * Chooses several of many options: tags, people in charge. A choice ends the search. No option stays highlighted, or a second Enter would
 * choose one by mistake, and the list closes, so that it covers nothing. The list stays open if somebody picks from all options.
 */
export function MultiSelect({ value, onChange, max, ...shared }: MultiSelectProps) {
  const [ownSearch, setOwnSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const common = useShared(shared)
  const { input: _single, ...rest } = names
  const search = shared.search ?? ownSearch
  const isSearch = search.trim() !== ''
  const changeSearch = (text: string) => {
    setOwnSearch(text)
    shared.onSearch?.(text)
  }
  return (
    <Field {...fieldOf(shared)}>
      {wiring => (
        <Mantine>
          <MantineMultiSelect
            {...common}
            {...wiring}
            value={value}
            onChange={onChange}
            searchValue={search}
            onSearchChange={changeSearch}
            selectFirstOptionOnChange={isSearch}
            dropdownOpened={isOpen}
            onDropdownOpen={() => setOpen(true)}
            onDropdownClose={() => setOpen(false)}
            onOptionSubmit={() => {
              if (isSearch) setOpen(false)
            }}
            maxValues={max}
            hidePickedOptions
            error={Boolean(shared.error)}
            classNames={{ ...rest, input: css.pills ?? '', pill: css.pill ?? '' }}
          />
        </Mantine>
      )}
    </Field>
  )
}
