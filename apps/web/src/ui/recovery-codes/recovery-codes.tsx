import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { useCopy } from '#ui/copy-field'
import { useWords } from '#ui/words'
import { Row, Stack } from '#ui/layout'
import css from './recovery-codes.module.css'

export interface RecoveryCodesProps {
  label: string
  codes: readonly string[]
  /** the name of the text file; without it nothing can be downloaded */
  fileName?: string | undefined
}

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** The codes are shown only once, so the person can copy them or save them as a file. */
export function RecoveryCodes({ label, codes, fileName }: RecoveryCodesProps) {
  const words = useWords()
  const { isCopied, copy } = useCopy()
  const text = codes.join('\n')
  return (
    <Stack gap={12}>
      <ul className={css.codes} aria-label={label}>
        {codes.map(code => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <Row gap={8} align="stretch" wrap>
        <Button icon={isCopied ? <IconCheck stroke={1.5} /> : <IconCopy stroke={1.5} />} onClick={() => void copy(text)}>
          {isCopied ? words.copied : words.copy}
        </Button>
        {fileName && (
          <Button icon={IconDownload} onClick={() => download(`${text}\n`, fileName)}>
            {words.download}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
