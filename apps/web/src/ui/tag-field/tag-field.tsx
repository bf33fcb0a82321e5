import { useState } from 'react'
import { MultiSelect } from '#ui/combobox'
import { takeTypedTags } from './typed-tags.ts'

interface TagFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  /** Tags that others have. */
  suggestions: readonly string[]
  value: string[]
  onChange: (tags: string[]) => void
  max: number
  /** How many signs a new one has at most. */
  longest?: number
  /** Signs that end a tag, and that none may have. */
  separators?: string
}

/** Tags as others have them, or a new one as it is written. */
export function TagField({ suggestions, value, onChange, max, longest = 40, separators = '', ...field }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const fresh = typed.trim().slice(0, longest)
  const all = [...new Set([...suggestions, ...value])]
  const isNew = fresh !== '' && !all.some(tag => tag.toLowerCase() === fresh.toLowerCase())
  const matches = all.filter(tag => tag.toLowerCase().includes(fresh.toLowerCase()))
  const search = (text: string) => {
    const { tags, rest } = takeTypedTags(text, { separators, value, known: all, max, longest })
    if (tags.length > value.length) onChange(tags)
    setTyped(rest)
  }
  return (
    <MultiSelect
      {...field}
      options={[...matches, ...value.filter(tag => !matches.includes(tag)), ...(isNew ? [fresh] : [])].map(tag => ({
        value: tag,
        label: tag,
      }))}
      value={value}
      onChange={tags => {
        onChange(tags)
        setTyped('')
      }}
      search={typed}
      onSearch={search}
      max={max}
    />
  )
}
