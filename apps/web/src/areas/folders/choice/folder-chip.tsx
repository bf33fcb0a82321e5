import { useQuery } from '@tanstack/react-query'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { Select, type SelectProps } from '#ui/select'
import { foldersQuery } from '../data.ts'
import { folderOptions } from '../tree.ts'
import { useFolderWords } from '../words.ts'

interface FolderChipProps {
  /** A folder's id, or 'none' for what stands in none. */
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

export function FolderChip({ value, onChoose }: FolderChipProps) {
  const t = useFolderWords()
  const { data, isError } = useQuery(foldersQuery())
  const options = data && [{ value: 'none', label: t('none') }, ...folderOptions(data.folders)]
  const name = value && (options?.find(option => option.value === value)?.label ?? '…')
  return (
    <OptionChip label={t('folder')} name={name} value={value} onChoose={onChoose}>
      {props => <OptionList {...props} options={options} hasFailed={isError} />}
    </OptionChip>
  )
}

/** The value is the folder's id, or empty. */
export function FolderSelect(props: Omit<SelectProps, 'label' | 'options'>) {
  const t = useFolderWords()
  const { data } = useQuery(foldersQuery())
  return <Select label={t('folder')} options={[{ value: '', label: t('none') }, ...folderOptions(data?.folders ?? [])]} {...props} />
}
