import { useQuery } from '@tanstack/react-query'
import { Select } from '#ui/select'
import type { SelectProps } from '#ui/select'
import { foldersQuery } from '../data.ts'
import { folderOptions } from '../tree.ts'
import { useFolderWords } from '../words.ts'

/** The value is the folder's id, or empty. */
export function FolderSelect(props: Omit<SelectProps, 'label' | 'options'>) {
  const t = useFolderWords()
  const { data } = useQuery(foldersQuery())
  return <Select label={t('folder')} options={[{ value: '', label: t('none') }, ...folderOptions(data?.folders ?? [])]} {...props} />
}
