import { testEndpoints } from '#testing'

await testEndpoints('system-exercises')
