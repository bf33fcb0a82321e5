import { tagsAtMost } from '@allenio/contract/clients'
import { useState } from 'react'
import { MultiSelect } from '#ui/combobox'

interface TagFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  /** Tags that other clients have. */
  known: readonly string[]
  value: string[]
  onChange: (tags: string[]) => void
  max?: number
}

const longest = 40

/** Tags as others have them, or a new one as it is written. */
export function TagField({ known, value, onChange, max = tagsAtMost, ...field }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const fresh = typed.trim().slice(0, longest)
  const all = [...new Set([...known, ...value])]
  const isNew = fresh !== '' && !all.some(tag => tag.toLowerCase() === fresh.toLowerCase())
  const found = all.filter(tag => tag.toLowerCase().includes(fresh.toLowerCase()))
  return (
    <MultiSelect
      {...field}
      options={[...found, ...value.filter(tag => !found.includes(tag)), ...(isNew ? [fresh] : [])].map(tag => ({ value: tag, label: tag }))}
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
