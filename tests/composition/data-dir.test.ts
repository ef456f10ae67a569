import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseNetworkFolder, openOnOneMachine } from '#composition/data-dir.ts';

const NFS = 0x6969;
const EXT4 = 0xef53;

describe('refuseNetworkFolder', () => {
  const shared = { dataDir: tmpdir(), cache: 'redis' } as const;

  it('P3a refuses a folder of several servers on a network file system', () => {
    expect(() => refuseNetworkFolder(shared, () => NFS)).toThrow(
      /^DATA_DIR=.* must be a folder of this server alone, .* it is on NFS/u,
    );
    // CIFS, as a signed number.
    expect(() => refuseNetworkFolder(shared, () => -11_317_950)).toThrow(/CIFS/u);
  });

  it('P3a looks at the nearest folder there is, before a database is opened there', () => {
    const dataDir = join(tmpdir(), 'no-such-folder', 'data');
    const [asked, opened]: [string[], string[]] = [[], []];
    const openOn = (type: number) =>
      openOnOneMachine(
        { ...shared, dataDir },
        'prices.db',
        (path) => opened.push(path),
        (folder) => {
          asked.push(folder);
          return type;
        },
      );
    expect(() => openOn(NFS)).toThrow(/it is on NFS/u);
    expect({ asked, opened }).toEqual({ asked: [tmpdir()], opened: [] });
    expect(openOn(EXT4)).toBe(1);
    expect(opened).toEqual([join(dataDir, 'prices.db')]);
    expect(() => refuseNetworkFolder({ ...shared, dataDir })).not.toThrow();
  });

  it('P3a takes a disk, one server, and prices in memory', () => {
    expect(() => {
      refuseNetworkFolder(shared, () => EXT4);
      refuseNetworkFolder(shared);
      refuseNetworkFolder({ ...shared, cache: 'memory' }, () => NFS);
      refuseNetworkFolder({ ...shared, dataDir: ':memory:' }, () => NFS);
    }).not.toThrow();
  });
});
