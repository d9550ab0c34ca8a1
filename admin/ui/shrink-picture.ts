type Shape = { width: number; height: number; fit: 'cover' | 'contain' };
type Place = { x: number; y: number; width: number; height: number };

/** Where a picture lies on its canvas: `cover` fills it and cuts the rest, `contain` shows all of it. */
export function placePicture(width: number, height: number, shape: Shape): Place {
  const scales = [shape.width / width, shape.height / height];
  const scale = shape.fit === 'cover' ? Math.max(...scales) : Math.min(1, ...scales);
  const [w, h] = [width * scale, height * scale];
  return { x: (shape.width - w) / 2, y: (shape.height - h) / 2, width: w, height: h };
}

export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'];

/** Redraws a chosen picture small, as a data address; throws when the file is no picture. */
export async function shrinkPicture(file: File, shape: Shape): Promise<string> {
  if (!pictureTypes.includes(file.type)) throw new TypeError(file.type);
  const picture = await createImageBitmap(file);
  const place = placePicture(picture.width, picture.height, shape);
  const isWhole = shape.fit === 'contain';
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(isWhole ? place.width : shape.width));
  canvas.height = Math.max(1, Math.round(isWhole ? place.height : shape.height));
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, isWhole ? 0 : place.x, isWhole ? 0 : place.y, place.width, place.height);
  picture.close();
  return isWhole ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.88);
}
