import { downloadRefusedExercises } from '@allenio/contract/exercise-imports'
import { IconDownload } from '@tabler/icons-react'
import { download, reportCallError, saveFile } from '#lib/api'
import { Button } from '#ui/button'
import { useImportWords } from './words.ts'

/** Saves the refused rows as a table, to be corrected and imported again. */
export function RefusedRowsButton({ id }: { id: string }) {
  const t = useImportWords()
  const save = async () => saveFile(await download(downloadRefusedExercises, { id }))
  return (
    <Button icon={IconDownload} onClick={() => void save().catch(reportCallError)}>
      {t('downloadRefused')}
    </Button>
  )
}
