import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FilePreview } from '#ui/file-preview'
import type { PreviewedFile } from '#ui/file-preview'
import { Gallery } from '#ui/gallery'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useWords } from '../words.ts'
import css from './course.module.css'
import type { CourseContent } from './course.tsx'

type CourseFile = CourseContent['files'][number]

// a course of many files must not push the next one out of sight
const filesAtFirst = 12

/** Pictures and videos as tiles that open in one gallery, documents as rows below. */
export function CourseFiles({ course, files }: { course: string; files: readonly CourseFile[] }) {
  const t = useWords()
  const { bytes } = useFormats()
  const [opened, setOpened] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const visibleFiles = isWhole ? files : files.slice(0, filesAtFirst)
  const previewed = ({ kind, url, thumbUrl, name, bytes: size }: CourseFile): PreviewedFile => ({
    kind,
    url,
    thumbUrl,
    name,
    detail: bytes(size),
  })
  const media = visibleFiles.filter(({ kind }) => kind !== 'other')
  const others = visibleFiles.filter(({ kind }) => kind === 'other')
  return (
    <Stack as="section" gap={16} className={css.files} aria-label={t('filesOf', { course })}>
      {media.length > 0 && (
        <BareList className={css.tiles}>
          {media.map(file => (
            <li key={file.id}>
              <FilePreview tile file={previewed(file)} onOpen={() => setOpened(file.id)} />
              <Text size="small" tone={3} clip className={css.caption} aria-hidden>
                {file.name}
              </Text>
            </li>
          ))}
        </BareList>
      )}
      {others.length > 0 && (
        <BareList gap={8} className={css.rows}>
          {others.map(file => (
            <li key={file.id}>
              <FilePreview download file={previewed(file)} />
            </li>
          ))}
        </BareList>
      )}
      {files.length > visibleFiles.length && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('showAllFiles', { count: files.length - visibleFiles.length })}
          </Button>
        </div>
      )}
      <Gallery
        items={files
          .filter(({ kind }) => kind !== 'other')
          .map(({ id, kind, url, name }) => ({ id, kind: kind === 'video' ? 'video' : 'image', url, alt: name, fileName: name }))}
        shown={opened}
        onShow={setOpened}
      />
    </Stack>
  )
}
