import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { checkOneMachine } from '#composition/data-dir.ts';

const NFS = 0x6969;
const EXT4 = 0xef53;

describe('checkOneMachine', () => {
  const shared = { dataDir: tmpdir(), cache: 'redis' } as const;

  it('P3a refuses a folder of several servers on a network file system', () => {
    expect(() => checkOneMachine(shared, () => NFS)).toThrow(
      /^DATA_DIR=.* must be a folder of this server alone, .* it is on NFS/u,
    );
    // CIFS, as a signed number.
    expect(() => checkOneMachine(shared, () => -11_317_950)).toThrow(/CIFS/u);
  });

  it('P3a takes a disk, one server, and prices in memory', () => {
    expect(() => {
      checkOneMachine(shared, () => EXT4);
      checkOneMachine(shared);
      checkOneMachine({ ...shared, cache: 'memory' }, () => NFS);
      checkOneMachine({ ...shared, dataDir: ':memory:' }, () => NFS);
    }).not.toThrow();
  });
});
