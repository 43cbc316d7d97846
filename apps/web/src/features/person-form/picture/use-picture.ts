import { useEffect, useState } from 'react';
import { api } from '../../../data/api.js';
import { base64Of, PictureProblem, shrinkPicture } from '../../../ui/pictures/picture.js';

/** What happens to the picture when the form is saved. */
type Change = { to: 'nothing' } | { to: 'new'; blob: Blob; address: string } | { to: 'removed' };

export interface PictureChoice {
  /** The address of the shown picture; null for none. */
  address: string | null;
  problem: string | undefined;
  isReading: boolean;
  isChanged: boolean;
  choose: (file: File) => void;
  remove: () => void;
  /** Uploads or removes the picture. */
  save: (recipientId: number) => Promise<void>;
}

/** A picture that is chosen now and saved with the form. */
export function usePicture(kept: string | null): PictureChoice {
  const [change, setChange] = useState<Change>({ to: 'nothing' });
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const address = change.to === 'new' ? change.address : change.to === 'removed' ? null : kept;
  const preview = change.to === 'new' ? change.address : undefined;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File) => {
    setProblem(undefined);
    setIsReading(true);
    try {
      const blob = await shrinkPicture(file);
      setChange({ to: 'new', blob, address: URL.createObjectURL(blob) });
    } catch (error) {
      if (!(error instanceof PictureProblem)) console.warn('Could not read a picture', error);
      setProblem(
        error instanceof PictureProblem ? error.message : 'That didn’t work. Please try another photo.',
      );
    } finally {
      setIsReading(false);
    }
  };
  return {
    address,
    problem,
    isReading,
    isChanged: change.to !== 'nothing',
    choose: (file) => void choose(file),
    remove: () => {
      setProblem(undefined);
      setChange({ to: kept ? 'removed' : 'nothing' });
    },
    save: async (id) => {
      if (change.to === 'new') await api.recipients.setPicture({ id, picture: await base64Of(change.blob) });
      if (change.to === 'removed') await api.recipients.removePicture({ id });
    },
  };
}
