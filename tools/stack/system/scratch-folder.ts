import { statfsSync, type StatsFs } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const tmpfs = 0x01021994;
const gigabyte = 2 ** 30;
/** Databases, logs and mails of a whole test run take less than half a gigabyte at a time. */
const needed = { free: 3 * gigabyte, memory: 6 * gigabyte };

/** The file system of a folder; null if there is none. */
const statFolder = (folder: string): StatsFs | null => {
  try {
    return statfsSync(folder);
  } catch {
    return null;
  }
};

/**
 * The folder for files that last as long as a test run: in memory, if the machine has plenty, because a disk's file
 * system takes a third of the processor time of tests that create and drop hundreds of databases.
 */
export function scratchFolder(stat: typeof statFolder = statFolder, memory: number = freemem()): string {
  const found = stat(inMemory);
  const isMemory = found?.type === tmpfs && found.bavail * found.bsize >= needed.free;
  return isMemory && memory >= needed.memory ? inMemory : tmpdir();
}
