import { getSchool } from '@allenio/contract/training-school'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#shell'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { TrainingSchoolPicture } from '#ui/illustrations'
import { Sheet } from '#ui/section'
import { Title } from '#ui/text'
import { paragraphsOf } from './paragraphs.ts'
import { Course } from './course.tsx'
import { SchoolSkeleton } from './skeleton.tsx'
import { useWords } from '../words.ts'
import css from './page.module.css'

export function Page() {
  const t = useWords()
  const { data, isError, refetch, isRefetching } = useQuery(read(getSchool, {}, { page: true }))
  usePageTitle(data?.school.name)
  if (!data) {
    return isError ? (
      <ErrorState large title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
    ) : (
      <SchoolSkeleton />
    )
  }
  const { name, description, courses } = data.school
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Title level={1}>{name}</Title>
        <div className={css.description}>
          {paragraphsOf(description).map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {courses.length > 0 && <p className={css.count}>{t('coursesCount', { count: courses.length })}</p>}
      </header>
      <Sheet framed>
        {courses.length === 0 ? (
          <EmptyState picture={<TrainingSchoolPicture />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          courses.map((course, index) => <Course key={course.id} course={course} number={index + 1} />)
        )}
      </Sheet>
    </div>
  )
}
