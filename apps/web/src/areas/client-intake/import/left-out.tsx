import { downloadRefusedRows } from '@allenio/contract/client-intake'
import { typesAtMost } from '@allenio/contract/clients'
import { IconDownload } from '@tabler/icons-react'
import { download, reportCallError, saveFile } from '#lib/api'
import { Button } from '#ui/button'
import { Text } from '#ui/text'
import { useImportWords } from './words.ts'

/** Types of the table that there is no room for: their clients have none. */
export function TypesLeftOut({ types, more }: { types: readonly string[]; more: number }) {
  const t = useImportWords()
  const names = types.join(', ')
  return (
    <Text tone={2} prose>
      {t('typesLeftOut', { max: typesAtMost, types: more > 0 ? t('typesAndMore', { types: names, count: more }) : names })}
    </Text>
  )
}

/** Saves the refused rows as a table, to be corrected and imported again. */
export function RefusedRowsButton({ id, size }: { id: string; size?: 'small' }) {
  const t = useImportWords()
  const save = async () => saveFile(await download(downloadRefusedRows, { id }))
  return (
    <Button {...(size && { size })} icon={IconDownload} onClick={() => void save().catch(reportCallError)}>
      {t('downloadRefused')}
    </Button>
  )
}
