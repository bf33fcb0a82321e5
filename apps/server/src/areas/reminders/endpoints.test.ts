import { testEndpoints } from '#testing'

await testEndpoints('reminders')
