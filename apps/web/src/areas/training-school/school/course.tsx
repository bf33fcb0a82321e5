import type { Output } from '@allenio/contract'
import type { getSchool } from '@allenio/contract/training-school'
import { useId, useState } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useWords } from '../words.ts'
import { CourseFiles } from './course-files.tsx'
import css from './course.module.css'
import { beginningOf, paragraphsOf } from './paragraphs.ts'

export type CourseContent = Output<typeof getSchool>['school']['courses'][number]

export function Course({ course: { title, text, files }, number }: { course: CourseContent; number: number }) {
  const t = useWords()
  const titleId = useId()
  const textId = useId()
  const [isWhole, setWhole] = useState(false)
  const paragraphs = paragraphsOf(text)
  const beginning = beginningOf(paragraphs)
  const isLong = beginning.length < paragraphs.length
  return (
    <section className={css.course} aria-labelledby={titleId}>
      <span className={css.number} aria-hidden>
        {number}
      </span>
      <div className={css.content}>
        <Title level={2} id={titleId}>
          {title}
        </Title>
        {paragraphs.length > 0 && (
          <Stack gap={10} className={css.text} id={textId}>
            {(isWhole ? paragraphs : beginning).map((each, index) => (
              <Text key={index} tone={2} prose>
                {each}
              </Text>
            ))}
          </Stack>
        )}
        {isLong && (
          <Button
            kind="quiet"
            size="small"
            className={css.more}
            aria-expanded={isWhole}
            aria-controls={textId}
            aria-label={isWhole ? undefined : t('readAllOf', { course: title })}
            onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('readLess') : t('readAll')}
          </Button>
        )}
        {files.length > 0 && <CourseFiles course={title} files={files} />}
      </div>
    </section>
  )
}
