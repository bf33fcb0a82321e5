import { useState } from 'react'
import { MultiSelect } from '#ui/combobox'

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
}

/** Tags as others have them, or a new one as it is written. */
export function TagField({ suggestions, value, onChange, max, longest = 40, ...field }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const fresh = typed.trim().slice(0, longest)
  const all = [...new Set([...suggestions, ...value])]
  const isNew = fresh !== '' && !all.some(tag => tag.toLowerCase() === fresh.toLowerCase())
  const matches = all.filter(tag => tag.toLowerCase().includes(fresh.toLowerCase()))
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
      onSearch={setTyped}
      max={max}
    />
  )
}
