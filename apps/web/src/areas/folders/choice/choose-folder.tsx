import { useQuery } from '@tanstack/react-query'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { foldersQuery } from '../data.ts'
import { folderOptions } from '../tree.ts'
import { useFolderWords } from '../words.ts'

interface ChooseFolderProps {
  title: string
  /** Where it stands now; undefined where several things stand in several folders. */
  value: string | null | undefined
  /** The folder that is moved. */
  movedId?: string
  onChoose: (folderId: string | null) => void
  onClose: () => void
}

/** The way to move things without a mouse. */
export function ChooseFolder({ title, value, movedId, onChoose, onClose }: ChooseFolderProps) {
  const t = useFolderWords()
  const { data, isError } = useQuery(foldersQuery())
  const none = { value: 'none', label: movedId === undefined ? t('none') : t('top') }
  return (
    <Modal opened size="small" title={title} onClose={onClose}>
      <OptionList
        label={t('folders')}
        options={data && [none, ...folderOptions(data.folders, movedId)]}
        hasFailed={isError}
        value={value === undefined ? undefined : (value ?? 'none')}
        onChoose={chosen => (chosen === undefined ? onClose() : onChoose(chosen === 'none' ? null : chosen))}
      />
    </Modal>
  )
}
