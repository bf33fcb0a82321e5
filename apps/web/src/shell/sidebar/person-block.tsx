import { IconSelector } from '@tabler/icons-react'
import { Avatar } from '#ui/avatar'
import { Skeleton } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Me } from '../me/me.ts'
import { useWords } from '../words/index.ts'
import { PersonMenu } from './person-menu.tsx'
import css from './sidebar.module.css'

export function PersonBlock({ me, isCollapsed }: { me: Me | undefined; isCollapsed: boolean }) {
  const t = useWords()
  if (!me)
    return (
      <div className={css.person}>
        <Skeleton round height={32} />
      </div>
    )
  const place = me.workspace?.name ?? (me.roles.includes('super_admin') ? t('superAdmin') : t('noWorkspace'))
  return (
    <PersonMenu me={me} side={isCollapsed ? 'right-start' : 'top-start'}>
      <button type="button" className={css.person}>
        <VisuallyHidden>{t('yourAccount')}</VisuallyHidden>
        <Avatar name={me.name} photo={me.photo} size={32} seed={me.id} />
        {isCollapsed ? (
          <VisuallyHidden>{me.name}</VisuallyHidden>
        ) : (
          <span className={css.names}>
            <span className={css.name}>{me.name}</span>
            <span className={css.place}>{place}</span>
          </span>
        )}
        <IconSelector className={css.selector} stroke={1.5} aria-hidden />
      </button>
    </PersonMenu>
  )
}
