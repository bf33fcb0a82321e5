import { testEndpoints } from '#testing'

await testEndpoints('notifications')
