export const rows = { '/clients/{id}/metrics/{metricId}': { metricId: async () => 'waist' } }
