import type { ProgramRow } from '@allenio/contract/programs'
import { IconFolderSymlink } from '@tabler/icons-react'
import { useState } from 'react'
import { ChooseFolder } from '#areas/folders'
import type { BulkProps } from '#shell/list-page'
import { SelectionBar } from '#ui/selection-bar'
import { useMovePrograms } from './use-move-programs.ts'
import { useListWords } from './words.ts'

/** Floats while programs are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<ProgramRow>) {
  const t = useListWords()
  const [isChoosing, setChoosing] = useState(false)
  const move = useMovePrograms()
  const programs = rows.filter(({ id, may }) => selection.has(id) && may.update)
  return (
    <>
      <SelectionBar
        count={selection.size}
        text={t('selected', { count: selection.size })}
        actions={[{ label: t('moveTo'), icon: IconFolderSymlink, onClick: () => setChoosing(true) }]}
        onClear={onClear}
      />
      {isChoosing && (
        <ChooseFolder
          title={t('moveMany', { count: programs.length })}
          value={undefined}
          onClose={() => setChoosing(false)}
          onChoose={folderId => {
            setChoosing(false)
            move(programs, folderId)
            onClear()
          }}
        />
      )}
    </>
  )
}
