import { archiveSurvey, cloneSurvey, deleteSurvey, listSurveys, undeleteSurvey, type Survey } from '@allenio/contract/surveys'
import { IconArchive, IconArchiveOff, IconUserPlus } from '@tabler/icons-react'
import { useClone, useDeletion, useRowItems } from '#shell/library'
import { useCall } from '#lib/api'
import type { MenuItem } from '#ui/menu'
import { toast, toastWithUndo } from '#ui/toast'
import { assignHref, editorHref, surveyHref } from '../data.ts'
import { useListWords } from './words.ts'

/** The address behind a row; nothing where it was deleted, or where this person may not edit it. */
export const openHref = (survey: Survey): string | undefined =>
  survey.deletedAt === null && survey.may.update ? editorHref(survey) : undefined

/** The actions on one survey. */
export function useSurveyActions() {
  const t = useListWords()
  const items = useRowItems()
  const { clone } = useClone({ clone: cloneSurvey, text: name => t('cloned', { name }), hrefOf: editorHref })
  const { remove, undelete } = useDeletion({ from: listSurveys, remove: deleteSurvey, restore: undeleteSurvey, ending: 'o' })
  const { mutate } = useCall(archiveSurvey)
  const unarchive = ({ id, name }: Survey) =>
    mutate({ id, isArchived: false }, { onSuccess: () => toast({ type: 'success', text: t('unarchived', { name }) }) })
  const archive = (survey: Survey) =>
    mutate(
      { id: survey.id, isArchived: true },
      { onSuccess: () => toastWithUndo(t('archivedOne', { name: survey.name }), () => unarchive(survey)) },
    )
  const archiveItem = (survey: Survey): MenuItem =>
    survey.archivedAt === null
      ? { label: t('archive'), icon: IconArchive, onClick: () => archive(survey) }
      : { label: t('unarchive'), icon: IconArchiveOff, onClick: () => unarchive(survey) }
  // a draft leads to the page too, which says that it has to be published first
  const assignItem = (survey: Survey): MenuItem[] =>
    survey.deletedAt === null && survey.archivedAt === null && survey.may.update
      ? [{ label: t('assign'), icon: IconUserPlus, href: survey.may.assign ? assignHref(survey) : surveyHref(survey) }]
      : []
  const itemsFor = (survey: Survey): MenuItem[] => {
    const { id, may, deletedAt } = survey
    return [
      ...items.open(openHref(survey), may.update),
      ...assignItem(survey),
      ...items.duplicate(deletedAt === null && may.update && (() => clone(id))),
      ...(may.archive ? [archiveItem(survey)] : []),
      ...items.undelete(may.undelete && (() => undelete(survey))),
      ...items.delete(may.delete && (() => remove(survey))),
    ]
  }
  return { itemsFor, undelete }
}
