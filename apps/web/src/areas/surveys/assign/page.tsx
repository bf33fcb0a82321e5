import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BackButton, useParam } from '#shell'
import { AssignmentHeader, FollowersSection, LoadedThing, useAssignDialog } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { Section, Sheet } from '#ui/section'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { assignParameter, editorHref, surveyHref } from '../data.ts'
import { useSurveyActions } from '../list/use-survey-actions.ts'
import { TypeBadge } from '../type-badge.tsx'
import css from './assign.module.css'
import { AssignSurvey } from './assign-survey.tsx'
import { assignedQuery, surveyToAssignQuery, type SurveyToAssign } from './data.ts'
import { PublishFirst } from './publish-first.tsx'
import { Week } from './week.tsx'
import { useAssignWords } from './words.ts'

/** Answers: who gets this survey, when is it due next, and who answers? */
export function Page() {
  const t = useAssignWords()
  const query = useQuery(surveyToAssignQuery(useParam('id')))
  const deletedNotice = { title: t('goneTitle'), text: t('goneText'), href: hrefTo('/surveys'), label: t('toList') }
  return (
    <LoadedThing query={query} failed={t('loadFailed')} gone={deletedNotice}>
      {survey => <SurveyPage key={survey.id} survey={survey} />}
    </LoadedThing>
  )
}

function SurveyPage({ survey }: { survey: SurveyToAssign }) {
  const t = useAssignWords()
  const { id, name, type, questions, answers, version, may, weekdays } = survey
  const isAsked = useSearch({ strict: false, select: search => Object.keys(search).includes(assignParameter) })
  const dialog = useAssignDialog({ isAsked, isAllowed: may.assign, href: surveyHref(survey) })
  const actions = useSurveyActions()
  const { itemsFor, dialog: assignmentDialog } = useAssignmentActions()
  const facts = [
    // the counts are those of the published version
    ...(version === null ? [] : [t('questionCount', { count: questions }), t('version', { number: version })]),
    answers ? t('answerCount', { count: answers }) : undefined,
  ]
  return (
    <>
      <AssignmentHeader
        back={<BackButton />}
        title={name}
        badges={<TypeBadge type={type} />}
        sub={facts.filter(Boolean).join(' · ')}
        more={actions.itemsFor(survey).filter(({ href }) => href === undefined)}
        editHref={may.update ? editorHref(survey) : undefined}
        onAssign={dialog.open}
      />
      <div className={css.draft}>
        <PublishFirst survey={survey} />
      </div>
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <FollowersSection
          title={t('assigned')}
          queryOf={filters => assignedQuery(id, filters)}
          empty={{ nobodyYet: t('nobodyYet'), nobodyNow: t('nobodyNow'), text: t('nobodyText') }}
          onAssign={dialog.open}>
          {assignments =>
            assignments.map(assignment => <AssignmentRow key={assignment.id} assignment={assignment} items={() => itemsFor(assignment)} />)
          }
        </FollowersSection>
        <Section title={t('week')}>
          <Week counts={weekdays} />
        </Section>
      </Sheet>
      {dialog.isOpen && <AssignSurvey surveyId={id} onClose={dialog.close} />}
      {assignmentDialog}
    </>
  )
}
