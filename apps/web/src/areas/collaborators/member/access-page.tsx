import { MemberFrame } from './frame.tsx'
import { AccessSection } from './access-section.tsx'
import { RoleForm } from './role-form.tsx'
import { Button } from '#ui/button'
import { Section, Sheet } from '#ui/section'
import { usePeople, useWords } from '../words/index.ts'
import css from '../team/team.module.css'

/** Answers: what may this person do here, and can they come in? */
export function Page() {
  const t = useWords()
  const people = usePeople()
  return (
    <MemberFrame tab="edit">
      {({ member, remove }) => (
        <div className={css.sections}>
          <Sheet framed>
            <Section split title={t('roleSection')} text={t('roleText')}>
              <RoleForm key={`${member.role} ${member.private?.isNameHidden}`} member={member} />
            </Section>
            <Section split title={t('accessSection')}>
              <AccessSection member={member} />
            </Section>
            <Section split title={t('removeSection')} text={t('removeSectionText', people)}>
              <Button kind="danger" onClick={remove}>
                {t('remove')}
              </Button>
            </Section>
          </Sheet>
        </div>
      )}
    </MemberFrame>
  )
}
