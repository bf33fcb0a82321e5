import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import { switchWorkspace } from '#shell'
import { messageOf } from '#lib/api'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { toast } from '#ui/toast'
import { useSettingsWords } from '../words/settings.ts'
import type { SettingsSectionProps } from './registry.ts'
import css from './settings.module.css'

export { IconBuildingStore as Icon }

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const [going, setGoing] = useState<string>()
  const roles = { admin: t('role_admin'), coach: t('role_coach'), nutritionist: t('role_nutritionist'), client: t('role_client') }
  const enter = async (workspaceId: string) => {
    setGoing(workspaceId)
    try {
      await switchWorkspace(workspaceId)
    } catch (error) {
      toast({ type: 'error', text: messageOf(error) })
      setGoing(undefined)
    }
  }
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('workspacesText')}</p>
      <SettingRows>
        {me.memberships.map(({ workspaceId, name, role }) => (
          <SettingRow key={workspaceId} name={name} sub={roles[role]}>
            {workspaceId === me.workspace?.id ? <Badge status="done">{t('current')}</Badge> : (
              <Button
                kind="quiet" loading={going === workspaceId} aria-label={t('openOf', { name })} onClick={() => void enter(workspaceId)}
              >
                {t('open')}
              </Button>
            )}
          </SettingRow>
        ))}
      </SettingRows>
    </div>
  )
}
