import type { Permission } from '@allenio/contract'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#ui/button'
import type { Way } from '#ui/empty-state'
import { useMe } from '../me/me.ts'

/** The way to a new row for those who may create one: for the head of the list, and as a button where the list is empty. */
export function useCreate(permission: Permission, create: { label: string; href: string }) {
  const mayCreate = useMe()?.permissions.includes(permission) ?? false
  const button = mayCreate ? (
    <ButtonLink kind="primary" icon={IconPlus} href={create.href}>
      {create.label}
    </ButtonLink>
  ) : null
  return {
    mayCreate,
    create: mayCreate ? create : undefined,
    createButton: button,
    /** The way to begin that an empty list offers first. */
    createWay: (way: Omit<Way, 'action'>): Way => ({
      ...way,
      action: (
        <ButtonLink kind="primary" href={create.href}>
          {create.label}
        </ButtonLink>
      ),
    }),
  }
}
