import { IconSelector } from '@tabler/icons-react'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { BareButton, Stack } from '#ui/layout'
import { Skeleton } from '#ui/skeleton'
import { Ellipsis } from '#ui/text'
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
      <BareButton className={css.person}>
        <VisuallyHidden>{t('yourAccount')}</VisuallyHidden>
        <Avatar name={me.name} photo={me.photo} size={32} seed={me.id} />
        {isCollapsed ? (
          <VisuallyHidden>{me.name}</VisuallyHidden>
        ) : (
          <Stack as="span" grow>
            <Ellipsis className={css.name}>{me.name}</Ellipsis>
            <Ellipsis size="small">{place}</Ellipsis>
          </Stack>
        )}
        <Icon of={IconSelector} size={16} className={css.selector} />
      </BareButton>
    </PersonMenu>
  )
}
