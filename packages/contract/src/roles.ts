// The roles stand apart from their permissions, because the login page knows these alone.
export const workspaceRoles = ['admin', 'coach', 'nutritionist', 'client'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

export const roles = ['super_admin', ...workspaceRoles, 'training_school'] as const
export type Role = (typeof roles)[number]

export const collaboratorRoles = ['coach', 'nutritionist'] as const satisfies readonly WorkspaceRole[]
export type CollaboratorRole = (typeof collaboratorRoles)[number]

/** The work that a business does; it decides which first steps are proposed. */
export const professions = ['coach', 'dietitian', 'both'] as const
export type Profession = (typeof professions)[number]
