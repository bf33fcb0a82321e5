import { MemberFrame } from '../parts/member-frame.tsx'
import { AccessSection } from '../parts/access-section.tsx'
import { RoleForm } from '../parts/role-form.tsx'
import { Button } from '#ui/button'
import { Section, Sheet } from '#ui/section'
import { useWords } from '../words/index.ts'
import css from '../parts/team.module.css'

/** Answers: what may this person do here, and can they come in? */
export function Page() {
  const t = useWords()
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
            <Section split title={t('removeSection')} text={t('removeSectionText')}>
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
