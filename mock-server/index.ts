export { hasStoredFaults } from './faults/hasStoredFaults'
export { startMockServer } from './server'
