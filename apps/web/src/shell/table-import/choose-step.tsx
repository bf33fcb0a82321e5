import { csvLines, tableLimits } from '@allenio/domain/tables'
import type { Sheet } from '@allenio/domain/workbooks'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { overLimit, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { parseWorkbookAside, tableFileTypes, wordFileFault } from '#lib/workbooks'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useTableImportWords } from './words.ts'

const workbooks = /\.xls[xm]$/i
const otherFiles = /\.(xls|ods|numbers|json|pdf|docx?)$/i

/** A sheet as the table that is sent, its rows on the lines that they have in the workbook. */
function tableOfSheet(name: string, { rows }: Sheet): File {
  const lines: (readonly string[])[] = []
  for (const { line, cells } of rows) {
    // a forgotten cell far below is no reason for a million empty lines
    while (lines.length < Math.min(line - 1, tableLimits.rows)) lines.push([])
    lines.push(cells)
  }
  return new File([...csvLines(lines, 'en')], name.replace(workbooks, '.csv'), { type: 'text/csv' })
}

interface ChooseStepProps {
  start: { isPending: boolean; mutateAsync: (input: { uploadId: string }) => Promise<unknown> }
  text: string
  limits: { rows: number; bytes: number }
  /** The name by which an upload is found again after a reload. */
  purpose?: string
}

/** The step in which the file is chosen and sent. */
export function ChooseStep({ start, text, limits, purpose = 'table import' }: ChooseStepProps) {
  const t = useTableImportWords()
  const { integer } = useFormats()
  const [upload, setUpload] = useState<FileUpload>()
  const [wrong, setWrong] = useState<string>()
  const progress = useUpload(upload)
  const [isOpening, setOpening] = useState(false)
  const [workbook, setWorkbook] = useState<{ name: string; sheets: readonly Sheet[] }>()
  const reading = useRef<AbortController>(undefined)
  // a closed panel stops the reading
  useEffect(() => () => reading.current?.abort(), [])
  const isBusy = upload !== undefined || start.isPending || isOpening
  const faultOf = (file: File) => {
    if (otherFiles.test(file.name)) return t('notTable', { name: file.name })
    return file.size === 0 ? t('emptyTable', { name: file.name }) : overLimit(file, limits.bytes)
  }
  const open = async (file: File) => {
    const fault = faultOf(file)
    setWrong(fault)
    setWorkbook(undefined)
    if (fault !== undefined) return
    if (!workbooks.test(file.name)) return send(file)
    reading.current = new AbortController()
    setOpening(true)
    try {
      const sheets = await parseWorkbookAside(new Uint8Array(await file.arrayBuffer()), reading.current.signal)
      const [first, ...others] = sheets ?? []
      if (others.length > 0) setWorkbook({ name: file.name, sheets: sheets ?? [] })
      else if (first) await send(tableOfSheet(file.name, first))
    } catch (error) {
      setWrong(wordFileFault(error, file.name))
    } finally {
      setOpening(false)
    }
  }
  const send = async (file: File) => {
    const sent = startFile(file, purpose)
    setUpload(sent)
    try {
      await start.mutateAsync({ uploadId: await sent.done })
    } catch (error) {
      setWrong(sent.progress().error ?? messageOf(error))
    }
    setUpload(undefined)
  }
  return (
    <>
      <Text tone={2} prose>
        {text}
      </Text>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint', { rows: integer(limits.rows) })}
        accept={tableFileTypes}
        disabled={isBusy}
        onFiles={([file]) => file && void open(file)}
        messages={wrong === undefined ? [] : [wrong]}
      />
      {workbook && !isBusy && (
        <Stack gap={8}>
          <Text>{t('chooseSheet', { name: workbook.name })}</Text>
          <Row gap={8} wrap>
            {workbook.sheets.map(sheet => (
              <Button key={sheet.name} onClick={() => void send(tableOfSheet(workbook.name, sheet))}>
                {sheet.name}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      {isBusy && (
        <ProgressBar
          label={progress?.error ?? t('reading')}
          thin
          value={progress && progress.bytes > 0 && !start.isPending ? (progress.sent / progress.bytes) * 100 : undefined}
        />
      )}
    </>
  )
}
