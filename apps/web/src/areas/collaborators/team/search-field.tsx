import { IconSearch } from '@tabler/icons-react'
import { TextField } from '#ui/text-field'
import type { TextFieldProps } from '#ui/text-field'

interface SearchFieldProps extends Pick<TextFieldProps, 'error' | 'autoComplete'> {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

export const SearchField = ({ label, onSearch, ...field }: SearchFieldProps) => (
  <TextField
    {...field}
    label={label}
    labelHidden
    type="search"
    icon={IconSearch}
    data-autofocus
    onChange={event => onSearch(event.target.value)}
    onClear={() => onSearch('')}
  />
)
