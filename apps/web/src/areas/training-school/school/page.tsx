import { getSchool } from '@allenio/contract/training-school'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#shell'
import { EmptyState } from '#ui/empty-state'
import { TrainingSchoolPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Sheet } from '#ui/section'
import { Text, Title } from '#ui/text'
import { useWords } from '../words.ts'
import { Course } from './course.tsx'
import css from './page.module.css'
import { paragraphsOf } from './paragraphs.ts'
import { SchoolSkeleton } from './skeleton.tsx'

export function Page() {
  const t = useWords()
  const query = useQuery(read(getSchool, {}, { isPageRead: true }))
  usePageTitle(query.data?.school.name)
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SchoolSkeleton />}>
      {({ school: { name, description, courses } }) => (
        <div className={css.page}>
          <Stack as="header" gap={10} className={css.head}>
            <Title level={1}>{name}</Title>
            <Stack gap={10} className={css.description}>
              {paragraphsOf(description).map(text => (
                <Text key={text} tone={2} prose breaks>
                  {text}
                </Text>
              ))}
            </Stack>
            {courses.length > 0 && <Text tone={3}>{t('coursesCount', { count: courses.length })}</Text>}
          </Stack>
          <Sheet framed>
            {courses.length === 0 ? (
              <EmptyState picture={<TrainingSchoolPicture />} title={t('emptyTitle')} text={t('emptyText')} />
            ) : (
              courses.map((course, index) => <Course key={course.id} course={course} number={index + 1} />)
            )}
          </Sheet>
        </div>
      )}
    </Loaded>
  )
}
