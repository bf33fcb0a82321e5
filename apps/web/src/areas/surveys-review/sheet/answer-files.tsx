import type { ShownFile } from '@allenio/contract/files'
import type { Answer, SurveyAnswerDetail } from '@allenio/contract/surveys'
import { useFormats } from '#lib/formats'
import { Disclosure } from '#ui/disclosure'
import { FilePreview } from '#ui/file-preview'
import { useGallery } from '#ui/gallery'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { SheetRow } from './rows.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

interface AnswerFilesProps {
  row: SheetRow
  answer: SurveyAnswerDetail
}

/** The files of an answer; those of the answer before are a press away. */
export function AnswerFiles({ row: { now, previous }, answer }: AnswerFilesProps) {
  const t = useSheetWords()
  return (
    <Stack gap={8} className={css.wide}>
      {now ? <Files given={now} files={answer.files} /> : <Text tone={3}>{t('noAnswer')}</Text>}
      {previous && (
        <Disclosure title={t('filesBefore')}>
          <Files given={previous} files={answer.previous?.files ?? []} />
        </Disclosure>
      )}
    </Stack>
  )
}

function Files({ given, files }: { given: Answer; files: readonly ShownFile[] }) {
  const t = useSheetWords()
  const { bytes } = useFormats()
  const named = given.kind === 'files' ? given.files : []
  const found = named.map(({ id, name }) => ({ name, file: files.find(file => file.id === id) }))
  const media = found.flatMap(({ file }) => (file && file.kind !== 'other' ? [file] : []))
  const { open, gallery } = useGallery(() =>
    media.map(({ id, kind, url, name }) => ({ id, kind: kind === 'video' ? 'video' : 'image', url, alt: name, fileName: name })),
  )
  return (
    <Stack gap={8}>
      {found.map(({ name, file }) =>
        file ? (
          <FilePreview
            key={file.id}
            file={{ ...file, detail: bytes(file.bytes) }}
            download
            onOpen={file.kind === 'other' ? undefined : () => open(file.id)}
          />
        ) : (
          <Text key={name} tone={3} breaks>
            {t('missingFile', { name })}
          </Text>
        ),
      )}
      {gallery}
    </Stack>
  )
}
