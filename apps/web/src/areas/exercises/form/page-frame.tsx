import type { ComponentProps, ReactNode } from 'react'
import { FormPage } from '#ui/form'
import { PageHeader } from '#ui/page-header'
import type { PageHeaderProps } from '#ui/page-header'
import { Sheet } from '#ui/section'
import css from './form.module.css'

interface ExercisePageProps {
  header: PageHeaderProps
  children: ReactNode
}

/** The page of one exercise, own or of the library. */
export const ExercisePageFrame = ({ header, children }: ExercisePageProps) => (
  <div className={css.page}>
    <PageHeader {...header} />
    {children}
  </div>
)

/** A sheet apart from the form, because its parts are saved at once. */
export const ExerciseSheet = ({ children }: { children: ReactNode }) => (
  <div className={css.aside}>
    <Sheet framed>{children}</Sheet>
  </div>
)

export const ExerciseFormPage = (props: Omit<ComponentProps<typeof FormPage>, 'className'>) => <FormPage {...props} className={css.form} />
